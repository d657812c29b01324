import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The blog: its list, the page of an article and the sidebar (shell 2, decisions 7). */
export const blog = area('site/blog', {
  title: 'Blog',
  subtitle: 'How meals are planned, what food figures mean and where they come from. Every article lists its sources.',
  filterLabel: 'Categories',
  all: 'All',
  inCategory: plural({ one: '{count} article in {category}', other: '{count} articles in {category}' }),
  allArticles: plural({ one: '{count} article', other: '{count} articles' }),
  unknownCategory: message('No articles in “{category}”'),
  unknownCategoryText: 'The blog has no category of this name. The others are above.',
  showAll: 'Show all articles',

  readTime: plural({ one: '{count} min read', other: '{count} min read' }),
  byline: 'By Admin',
  saved: 'Saved',
  saveForLater: 'Save for later',
  savedMark: 'Saved for later',
  likes: plural({ one: 'Like this article: {count} like', other: 'Like this article: {count} likes' }),
  share: 'Share',
  print: 'Print',
  email: 'Email',
  linkCopied: 'Link copied',
  shareFailed: 'The link could not be copied. Please copy it from the address bar.',
  actions: 'What you can do with this article',

  contents: 'Table of Contents',
  showContents: 'Show',
  hideContents: 'Hide',
  sources: 'Sources',
  sourcesNote: 'What this article was written from. Where a figure is computed, the text says so.',
  aboutAuthor: 'About the Author',
  author: 'Admin',
  authorText:
    'Admin writes for Platewise AI, the meal planner whose figures are added up from ingredients in grams. Figures in the articles come from the sources listed beneath each, or are computed from the table rows that the text names.',
  comments: 'Comments',
  noComments: 'Be the first to leave a comment on this article.',
  leaveComment: 'Leave a Comment',
  commentSubject: message('Comment on “{title}”'),
  related: 'Related posts',
  categories: 'Categories',
  popular: 'Popular posts',
  allPosts: 'All articles',

  notFound: 'Post Not Found',
  notFoundText: "The blog post you're looking for doesn't exist or may have been moved.",
  backToBlog: 'Return to Blog',
});
