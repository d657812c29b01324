import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Diaries and weights that people bring along from other products. */
export const imports = area('imports', {
  sources: {
    cronometer: 'Cronometer',
    myfitnesspal: 'MyFitnessPal',
    'lose-it': 'Lose It!',
    'apple-health': 'Apple Health',
    'health-connect': 'Health Connect',
  },
  from: message('Figures of {source}'),
  tooMany: message('importId must be one of yours: you have {max} imports, the most we keep. Take one back first.'),
});
