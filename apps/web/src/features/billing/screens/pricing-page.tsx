import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { MarkedPrice } from '@platewise/contract/billing/marked-prices';
import { planCatalogue } from '@platewise/contract/billing/plan-catalogue';
import type { PlanOffer } from '@platewise/contract/billing/subscription-schema';
import { pricing as words } from '@platewise/contract/texts/site/pricing';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { type Interval, planPrice } from '../../../shared/format/plan-price.ts';
import { planPrices } from '../../../shared/format/plan-prices.ts';
import { Columns } from '../../../shared/ui/layout/columns.tsx';
import disclosure from '../../../shared/ui/layout/disclosure.module.css';
import lines from '../../../shared/ui/layout/lines.module.css';
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
      <Columns
        component="ul"
        className={classes.plans}
        template="repeat(3, minmax(0, 1fr))"
        gap="var(--space-20)"
        mt="xl"
      >
        {planCatalogue(planPrices()).map((offer) => (
          <PlanCard key={offer.id} offer={offer} interval={interval} />
        ))}
      </Columns>
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
    <Stack
      component="li"
      className={classes.card}
      gap={0}
      p="lg"
      bd={offer.popular ? '1px solid var(--primary)' : '1px solid var(--line)'}
      bdrs="md"
      bg="var(--surface)"
      data-popular={offer.popular || undefined}
    >
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
        <Text span fz="var(--text-36)" ff="heading" fw={560} lts="-0.01em" data-price={markOf(offer, interval)}>
          {amount}
        </Text>{' '}
        <Text span inherit c="dimmed">
          {words.perMonth}
        </Text>
      </Text>
      <Text
        className={`${typography.figures} ${lines.below}`}
        size="sm"
        mt="var(--space-4)"
        mb="var(--space-20)"
        pb="var(--space-20)"
        c="dimmed"
      >
        {note}
      </Text>
      <PlanFeatures offer={offer} />
      <Box mt="lg">
        <PlanAction offer={offer} interval={interval} />
      </Box>
    </Stack>
  );
}

/** The monthly price of a paid plan, which is all that the built page states. */
function markOf({ id }: PlanOffer, interval: Interval): MarkedPrice | undefined {
  return id === 'free' || interval === 'yearly' ? undefined : id;
}

/** The questions that people ask before they choose a plan. */
function PlanFaq() {
  return (
    <Columns
      component="section"
      className={lines.above}
      template="minmax(0, 2fr) minmax(0, 3fr)"
      gap="var(--space-64)"
      narrowGap="var(--space-32)"
      from="sm"
      mt="var(--section-end)"
      pt="var(--section-space)"
      pb="var(--section-end)"
      aria-labelledby="faq"
    >
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
          <details key={question} className={lines.below}>
            <Box component="summary" className={disclosure.summary} mih={56} py="sm">
              {question}
              <IconChevronDown className={disclosure.chevron} size={20} stroke={1.5} aria-hidden />
            </Box>
            <Text inherit maw="60ch" pr="var(--space-40)" pb="var(--space-20)" c="dimmed">
              {answer}
            </Text>
          </details>
        ))}
      </div>
    </Columns>
  );
}

/** What a plan holds. */
function PlanFeatures({ offer }: { offer: PlanOffer }) {
  return (
    <Stack gap="sm" align="flex-start" flex={1}>
      <Stack
        component="ul"
        className={classes.list}
        gap="xs"
        lh={1.4}
        aria-label={words.includes({ plan: offer.name })}
      >
        {offer.features.map(({ text }) => (
          <li key={text}>
            <IconCheck size={18} stroke={1.5} color="var(--primary-text)" aria-hidden />
            {text}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
