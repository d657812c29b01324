/** A sentence that begins with a capital letter. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A name within a sentence: 'low FODMAP', but 'G6PD deficiency', which is no word that begins with a capital letter. */
export function uncapitalised(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}
