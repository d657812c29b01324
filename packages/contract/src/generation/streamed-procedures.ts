/** Procedures whose answer comes piece by piece: their call travels alone, and asks for a stream. */
export const STREAMED_PROCEDURES: readonly string[] = ['meals.generateStepwise'];
