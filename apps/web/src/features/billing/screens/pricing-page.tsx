import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { planCatalogue } from '@platewise/contract/plan-catalogue';
import type { PlanOffer } from '@platewise/contract/subscription-schema';
import { pricing as words } from '@platewise/contract/texts/site/pricing';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { type Interval, planPrice } from '../../../shared/format/plan-price.ts';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import { IntervalToggle } from '../parts/interval-toggle.tsx';
import { PlanAction } from '../parts/plan-action.tsx';
import classes from './pricing-page.module.css';

/** /pricing : three plans, by the month or the year (shell 2). */
export function PricingPage() {
  const [interval, setInterval] = useState<Interval>('monthly');
  return (
    <>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <IntervalToggle value={interval} onChange={setInterval} />
      <ul className={classes.plans}>
        {planCatalogue().map((offer) => (
          <PlanCard key={offer.id} offer={offer} interval={interval} />
        ))}
      </ul>
      <Text size="sm" mt="md" c="dimmed">
        {words.tokenNote}
      </Text>
      <PlanFaq />
    </>
  );
}

/** One plan: its price, what it holds, and the way to it. */
function PlanCard({ offer, interval }: { offer: PlanOffer; interval: Interval }) {
  const { amount, note } = planPrice(offer, interval);
  return (
    <li className={classes.card} data-popular={offer.popular || undefined}>
      <Group gap="sm" wrap="nowrap" justify="space-between" mih="28px">
        <Title order={2} size="h3">
          {offer.name}
        </Title>
        {offer.popular && (
          <Text span size="sm" c="var(--primary-text)" fw={600}>
            {words.ourPick}
          </Text>
        )}
      </Group>
      <Text inherit mih="3.1em" mt="xs" c="dimmed">
        {offer.description}
      </Text>
      <Text className={typography.figures} inherit mt="var(--space-20)" lh={1.15}>
        <Text span fz="var(--text-36)" ff="heading" fw={560} lts="-0.01em">
          {amount}
        </Text>{' '}
        <span className={classes.per}>{words.perMonth}</span>
      </Text>
      <p className={classes.paid}>{note}</p>
      <PlanFeatures offer={offer} />
      <Box mt="lg">
        <PlanAction offer={offer} interval={interval} />
      </Box>
    </li>
  );
}

/** The questions that people ask before they choose a plan. */
function PlanFaq() {
  return (
    <section className={classes.faq} aria-labelledby="faq">
      <div>
        <Title order={2} id="faq">
          {words.faqTitle}
        </Title>
        <Text inherit mt="sm" c="dimmed">
          {words.moreQuestions} <TextLink to="/contact">{words.contact}</TextLink>
        </Text>
      </div>
      <div>
        {words.faq.map(({ question, answer }) => (
          <details key={question} className={classes.item}>
            <summary className={classes.question}>
              {question}
              <IconChevronDown size={20} stroke={1.5} aria-hidden className={classes.chevron} />
            </summary>
            <p className={classes.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** What a plan holds. */
function PlanFeatures({ offer }: { offer: PlanOffer }) {
  return (
    <Stack gap="sm" align="flex-start" flex={1}>
      <ul className={classes.list} aria-label={words.includes({ plan: offer.name })}>
        {offer.features.map(({ text }) => (
          <li key={text}>
            <IconCheck size={18} stroke={1.5} aria-hidden className={classes.check} />
            {text}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
