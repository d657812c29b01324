import { expect, test } from 'vitest';
import { routeStatement } from './route-statement.ts';

const placement = {
  distributed: new Map([
    ['person', 'id'],
    ['plan', 'user_id'],
    ['link', 'user_id'],
  ]),
  reference: new Set(['banned']),
};
const route = (sql: string, ...parameters: unknown[]) => routeStatement({ sql, parameters }, placement);

test.each([
  ['select * from plan where user_id = $1 and id = $2'],
  ['select * from plan where ($1)::text = plan.user_id or false and true', false],
  ['select * from plan where user_id = $1 or id = $2', false],
  ['select * from plan where not (user_id = $1)', false],
  ['select * from plan where user_id <> $1', false],
  ['select * from plan where id = $1', false],
  ['select * from plan where user_id in ($1)'],
  ['select * from plan where user_id in ($1, $2)', false],
  ['select * from plan where (user_id, id) = ($1, $2)'],
  ['select * from plan where (id, plan_id) = ($1, $2)', false],
  ['select * from plan p join link l on l.user_id = p.user_id and l.plan_id = p.id where p.user_id = $1'],
  ['select * from plan p join link l on l.plan_id = p.id where p.user_id = $1', false],
  ['select * from plan p, link l where l.user_id = p.user_id and l.user_id = $1'],
  ['select * from plan p left join link l on l.user_id = p.user_id where p.user_id = $1'],
  ['select * from plan p left join link l on l.user_id = p.user_id and l.user_id = $1', false],
  ['select * from (select $1::text as id) c left join person p on p.id = c.id left join banned b on b.id = c.id'],
  ['select * from (select $1::text as id) c, person p', false],
  ['select (select count(*) from plan where user_id = $1), (select count(*) from link where user_id = $1)'],
  ['select (select count(*) from plan where user_id = $1), (select count(*) from link)', false],
  ['select (select count(*) from plan where user_id = $1), (select count(*) from link where user_id = $2)', false],
  ['select * from person p where p.id = $1 and exists (select from plan where plan.user_id = p.id)', false],
  ['select * from (select $1::text as id) c where exists (select from plan where plan.user_id = c.id)'],
  ['select * from person p where exists (select from plan where plan.user_id = p.id and p.id = $1)', false],
  ['select * from person p where p.id = $1 and exists (select from plan where plan.id = p.id)', false],
  ['select * from plan where user_id = $1 union all select * from plan where user_id = $1'],
  ['select * from plan where user_id = $1 union all select * from plan', false],
  ['with mine as (select id from plan where user_id = $1) select * from mine'],
  ['with mine as (select id from plan) select * from mine', false],
  ['insert into plan (id, user_id) values ($2, $1), ($3, $1)'],
  ['insert into plan (id, user_id) values ($2, $1), ($3, $2)', false],
  ['insert into plan (id) values ($1)', false],
  ['insert into plan (user_id, id) select p.id, $2 from person p where p.id = $1'],
  ['insert into plan (user_id, id) select p.id, $2 from person p', false],
  ['insert into plan (user_id, id) values ($1, $2) on conflict (user_id) do update set id = excluded.id'],
  ['insert into plan (user_id, id) values ($1, $2) on conflict (id) do update set user_id = excluded.user_id', false],
  ['update plan set id = $2 where user_id = $1 returning id'],
  ['update plan set user_id = $1 where user_id = $1', false],
  ['update plan set id = l.id from link l where l.user_id = plan.user_id and l.user_id = $1'],
  ['update plan set id = l.id from link l where l.user_id = $1', false],
  ['delete from plan using link l where l.user_id = plan.user_id and plan.user_id = $1'],
  ['delete from plan where user_id = $1 and id in (select id from plan where user_id = $1 offset 3)'],
  ['delete from plan where user_id = $1 and id in (select id from plan offset 3)', false],
  ['select * from plan where user_id = $1 and not exists (select from outbox)', false],
  ['select * from outbox where id = $1'],
  ['select * from banned where id = $1'],
  ['insert into banned (id) values ($1)', false],
  ['update outbox set id = $1 where not exists (select from banned)', false],
  ['select pg_advisory_xact_lock(1)'],
  ['truncate plan', false],
])('%s', (sql, isRouted = true) => {
  const { fault } = route(sql, 'asha', 'ravi', 'mira');

  expect(fault === null).toBe(isRouted);
});

test('names the person and what is local', () => {
  expect(route('select from plan where user_id = $1', 'asha')).toEqual({ people: ['asha'], local: [], fault: null });
  expect(route('select from outbox')).toEqual({ people: [], local: ['outbox'], fault: null });
});
