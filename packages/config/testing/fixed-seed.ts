import fc from 'fast-check';

/** Of the runs that are done before each commit: what fails there fails again, and nobody else's change fails by chance. */
const SEED = 20_261_123;

// The long lane asks for many runs, and for new ones each time; what it finds it prints with its seed.
if (process.env.PLAN_RUNS === undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
