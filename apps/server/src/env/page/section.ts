/** A variable on the page: what it means, and what counts where it is not set unless the schema says so itself. */
type Variable = { meaning: string; default?: string };

/** A part of the page. */
export type Section = { title: string; about?: string; variables: Readonly<Record<string, Variable>> };
