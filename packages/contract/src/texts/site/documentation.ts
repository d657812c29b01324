import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** /documentation: what surrounds its text, which lies in apps/web/src/features/site/documents (shell 2, decisions 7). */
export const documentation = area('site/documentation', {
  title: 'Documentation',
  subtitle: 'How plans are made, what their figures mean, and what you can change.',
  searchLabel: 'Search the documentation',
  searchPlaceholder: 'Try “nuts”, “token” or “swap”',
  clear: 'Clear the search',
  found: plural({ one: '{count} topic has “{query}”', other: '{count} topics have “{query}”' }),
  none: message('No topic has “{query}”'),
  noneText: 'Try one word less, or another spelling. If it is not here, ask us and we will write it down.',
  ask: 'Ask us',
  askSubject: message('Not in the documentation: {query}'),
  sections: 'Sections of the documentation',
  linkTo: message('Link to “{title}”'),
});
