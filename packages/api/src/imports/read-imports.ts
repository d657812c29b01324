import type { ImportList } from '@platewise/contract/imports/import-schema';
import { findFacts } from '../body/body-repository.ts';
import type { UserContext } from '../context.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { listImports } from './imports-repository.ts';

/**
 * What a person brought along, newest first, and whether weights can be among it.
 * @throws AppError PRO_ONLY
 */
export async function readImports(context: Pick<UserContext, 'db' | 'identity' | 'rights'>): Promise<ImportList> {
  const { db, identity } = context;
  await requireEntitlement(context, 'calorieTracker');
  const imports = await listImports(db, identity.userId);
  return {
    imports: imports.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
    takesMeasures: (await findFacts(db, identity.userId)) !== undefined,
  };
}
