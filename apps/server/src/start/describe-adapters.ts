import type { Services } from './services.ts';

/** Which adapters run, in one line for the operator: nothing secret is in it. */
export function describeAdapters({
  env,
  database,
  identity,
  payments,
  mail,
}: Pick<Services, 'env' | 'database' | 'identity' | 'payments' | 'mail'>): string {
  return [
    `database ${database.kind}`,
    `identity ${identity.kind}`,
    `payments ${payments.kind}`,
    `planner ${env.model ? `openai (${env.model.model} at ${new URL(env.model.baseUrl).host}${fallbackOf(env)})` : 'embedded'}`,
    `mail ${mail.kind}`,
    ...(env.labels ? [`labels ${env.labels.kind}`] : []),
    ...(env.isRehearsal ? ['a rehearsal with test keys'] : []),
  ].join(', ');
}

function fallbackOf({ PLANNER_FALLBACK }: Services['env']): string {
  return PLANNER_FALLBACK === 'on' ? ', falls back to our own' : ', no fallback';
}
