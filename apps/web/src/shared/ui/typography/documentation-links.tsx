import classes from './documentation-links.module.css';
import { TextLink } from './text-link.tsx';

type DocumentationLinksProps = { links: readonly { hash: string; text: string }[]; all: string };

/** Answers that the documentation holds already, and the way to all of it. */
export function DocumentationLinks({ links, all }: DocumentationLinksProps) {
  return (
    <ul className={classes.links}>
      {links.map(({ hash, text }) => (
        <li key={hash}>
          <TextLink to="/documentation" hash={hash}>
            {text}
          </TextLink>
        </li>
      ))}
      <li>
        <TextLink to="/documentation">{all}</TextLink>
      </li>
    </ul>
  );
}
