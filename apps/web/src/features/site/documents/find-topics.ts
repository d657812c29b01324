import { DOCUMENTATION } from './content/documentation.ts';
import type { DocSection } from './content/section.ts';
import { hasAll, textOf } from './mark-matches.tsx';

const TEXTS = new Map(
  DOCUMENTATION.flatMap(({ title, topics }) =>
    topics.map((topic) => [topic.id, `${title} ${topic.title} ${textOf(topic.body)}`] as const),
  ),
);

/** The sections with those of their topics that hold every word of the query; all of them for an empty one. */
export function findTopics(patterns: readonly RegExp[]): readonly DocSection[] {
  if (patterns.length === 0) return DOCUMENTATION;
  return DOCUMENTATION.map((section) => ({
    ...section,
    topics: section.topics.filter(({ id }) => hasAll(TEXTS.get(id) ?? '', patterns)),
  })).filter(({ topics }) => topics.length > 0);
}
