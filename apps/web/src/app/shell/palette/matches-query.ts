/** Whether every word of the query begins a word of the label: 'cal tr' finds 'Calorie Tracker'. */
export function matchesQuery(label: string, query: string): boolean {
  const words = splitWords(label);
  return splitWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function splitWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
