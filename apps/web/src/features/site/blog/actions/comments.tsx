import { Text, Title } from '@mantine/core';
import { blog as words } from '@platewise/contract/texts/site/blog';
import { ButtonLink } from '../../../../shared/ui/buttons/button-link.tsx';

/** No comments are kept here; a comment is written on the contact page, with its subject filled in (decisions 7). */
export function Comments({ title }: { title: string }) {
  return (
    <section aria-labelledby="comments">
      <Title order={2} size="h3" id="comments">
        {words.comments}
      </Title>
      <Text inherit mt="xs" mb="var(--space-20)" c="dimmed">
        {words.noComments}
      </Text>
      <ButtonLink to="/contact" search={{ subject: words.commentSubject({ title }) }} variant="default">
        {words.leaveComment}
      </ButtonLink>
    </section>
  );
}
