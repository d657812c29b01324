import { addImportSchema, importIdSchema } from '@platewise/contract/imports/import-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { addImport } from './add-import.ts';
import { readImports } from './read-imports.ts';
import { undoImport } from './undo-import.ts';

/** Diaries and weights that people bring along from other products. */
export const importsRouter = router({
  list: userProcedure('read', { refusals: ['PRO_ONLY'] })
    .input(noInput)
    .query(({ ctx }) => readImports(ctx)),
  add: userProcedure('write', { refusals: ['PRO_ONLY'] })
    .input(addImportSchema)
    .mutation(({ ctx, input }) => addImport(ctx, input)),
  undo: userProcedure('write', { refusals: ['PRO_ONLY', 'NOT_FOUND'] })
    .input(importIdSchema)
    .mutation(({ ctx, input }) => undoImport(ctx, input)),
});
