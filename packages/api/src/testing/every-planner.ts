import type { StandInModel } from '@platewise/test-emulators/model/start-model';
import { embeddedPlanner } from '../meals/planners/embedded-planner.ts';
import type { Planner } from '../meals/planners/planner.ts';
import { plannerAsking } from './use-stand-in-model.ts';

/** A planner, made while a stand-in for a model runs. */
export type EveryPlanner = { name: string; create: (model: StandInModel) => Planner };

/** Every planner that there is, the composing one also with a model that is of no use. */
export const PLANNERS: readonly EveryPlanner[] = [
  { name: 'embedded', create: () => embeddedPlanner },
  { name: 'composing, with a model that works', create: composing({}) },
  { name: 'composing, with dishes that fail', create: composing({ wrong: 'markup' }) },
  { name: 'composing, while the model is away', create: composing({ fault: 'server-error' }) },
];

function composing(script: StandInModel['script']): EveryPlanner['create'] {
  return (model) => {
    model.script = script;
    return plannerAsking(model, { isFallbackOn: true });
  };
}
