/** What a tool says of itself until it is there. */
export type ToolWords = {
  title: string;
  subtitle: string;
  builtText: string;
  meanwhile: string;
};
