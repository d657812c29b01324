import { Text } from '@mantine/core';
import { newsletter as words } from '@platewise/contract/texts/site/newsletter';
import { useId } from 'react';
import classes from './newsletter-block.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter with its heading: across the page, or narrow in a sidebar (it follows the room it has). */
export function NewsletterBlock() {
  const titleId = useId();
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {words.title}
          </h2>
          <Text inherit maw="60ch" mt="xs" c="dimmed">
            {words.text}
          </Text>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
