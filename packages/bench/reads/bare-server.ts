/**
 * The limit that every read is measured against: Fastify and nothing else, answering a constant, and one row that Kysely finds by
 * its key. `node bare-server.ts <database> <port>`.
 */
import { openDatabase } from '@platewise/db/opening/open-database';
import { fastify } from 'fastify';

const [place = '', port = ''] = process.argv.slice(2);
const { db } = await openDatabase(
  place.startsWith('postgres') ? { databaseUrl: place, poolSize: 10 } : { dataDir: place },
);
const app = fastify();
app.get('/json', async () => ({ ok: true }));
app.get<{ Params: { id: string } }>('/person/:id', ({ params }) =>
  db.selectFrom('app_user').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow(),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
