import { Text, Title } from '@mantine/core';
import { newsletter as words } from '@platewise/contract/texts/site/newsletter';
import { useId } from 'react';
import classes from './newsletter-form.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter with its heading: across the page, or narrow in a sidebar (it follows the room it has). */
export function NewsletterBlock() {
  const titleId = useId();
  return (
    <section className={classes.block} aria-labelledby={titleId}>
      <div className={classes.halves}>
        <div>
          <Title order={2} size="h3" id={titleId}>
            {words.title}
          </Title>
          <Text inherit maw="60ch" mt="xs" c="dimmed">
            {words.text}
          </Text>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
