import type { ArticleBody } from '../../content/article.ts';
import classes from './article-sections.module.css';
import { dressedContent } from './dressed-content.tsx';

/** The text of an article, a heading with an anchor over each part. */
export function ArticleSections({ sections }: { sections: ArticleBody['sections'] }) {
  return (
    <div className={classes.prose}>
      {sections.map(({ id, heading, content }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {dressedContent(content)}
        </section>
      ))}
    </div>
  );
}
