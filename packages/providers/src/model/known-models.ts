/** The model that is asked where none is named. */
export const DEFAULT_MODEL = 'gpt-6-luna';
/** It thinks longer than dishes need unless it is reported not to; what another does is for the operator to say. */
const EFFORT_OF_DEFAULT = 'low';

/** Services that pass models on put their maker before the name: 'openai/gpt-6-luna'. */
const MAKER = /^(?:[\w.-]+\/)*openai\//;

/** The name by which we know a model, no matter who passes it on. */
export function knownName(model: string): string {
  return model.replace(MAKER, '');
}

/** How long a model is asked to think where the operator says nothing; undefined leaves it to the service. */
export function usualEffort(model: string): string | undefined {
  return knownName(model) === DEFAULT_MODEL ? EFFORT_OF_DEFAULT : undefined;
}
