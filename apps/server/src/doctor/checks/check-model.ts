import { inspectModel, type ModelInspection } from '@platewise/providers/model/openai/inspect-model';
import type { Env } from '../../env/env.ts';
import { type Finding, fault, ok, warning } from '../finding.ts';

const WHAT = 'Model';
/** Enough for the foods of every diet. */
const CONTEXT_ENOUGH = 8192;
const LISTED_SHOWN = 5;

/** Whether the service of the language model takes our key and lists the model, with what it states of it; nothing is generated. */
export async function checkModel(
  { model }: Pick<Env, 'model'>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Finding[]> {
  if (!model) return [ok(WHAT, 'No language model is set; our own planner plans.')];
  const inspection = await inspectModel({ ...model, timeoutMs });
  const { host } = new URL(model.baseUrl);
  switch (inspection.kind) {
    case 'unreachable':
      return [fault(WHAT, `${host} does not answer.`, 'See whether OPENAI_BASE_URL is right and reached from here.')];
    case 'refused':
      return [
        fault(
          WHAT,
          `${host} refuses our key (${inspection.status}).`,
          'Set OPENAI_API_KEY to a key that is valid there.',
        ),
      ];
    case 'no-list': {
      const why = `${host} has no list of models (${inspection.status}): whether ${model.model} is there cannot be seen.`;
      return [
        warning(WHAT, why, 'See whether OPENAI_BASE_URL ends as the service says, mostly with /v1; else plan a meal.'),
      ];
    }
    case 'unlisted': {
      const { listed } = inspection;
      const names = listed.slice(0, LISTED_SHOWN).join(', ') || 'nothing';
      const why = `${host} does not list ${model.model}, but ${names}${listed.length > LISTED_SHOWN ? ' and more' : ''}.`;
      return [fault(WHAT, why, 'Set OPENAI_MODEL to a model of its list, or load the model there.')];
    }
    case 'listed':
      return [ok(WHAT, `${host} takes our key and lists ${model.model}.`), ...limitFindings(inspection, model)];
  }
}

function limitFindings(
  { contextTokens, takesSchemas }: Extract<ModelInspection, { kind: 'listed' }>,
  { contextTokens: configured }: NonNullable<Env['model']>,
): Finding[] {
  return [
    ...(contextTokens === null ? [] : [contextFinding(contextTokens, configured)]),
    ...(takesSchemas === false
      ? [
          warning(
            WHAT,
            'It takes no schema for its answers: dishes are asked for in words, and more of them cannot be used.',
            'Use a model that takes structured outputs.',
          ),
        ]
      : []),
  ];
}

function contextFinding(listed: number, configured: number | undefined): Finding {
  if (configured !== undefined && configured > listed) {
    const why = `OPENAI_CONTEXT_TOKENS is ${configured}, but the model takes ${listed} tokens: long requests are refused.`;
    return fault(WHAT, why, `Set OPENAI_CONTEXT_TOKENS to ${listed} or less, or leave it out.`);
  }
  const used = configured ?? listed;
  return used >= CONTEXT_ENOUGH
    ? ok(WHAT, `Its context of ${used} tokens is enough for every diet.`)
    : warning(
        WHAT,
        `Its context of ${used} tokens is short for some diets.`,
        `Give it ${CONTEXT_ENOUGH} tokens, and set OPENAI_CONTEXT_TOKENS if it is set.`,
      );
}
