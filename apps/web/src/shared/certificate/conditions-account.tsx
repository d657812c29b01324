import { List, Text, Title } from '@mantine/core';
import type { ConditionCertificate, ConditionCheck } from '@platewise/contract/generation/condition-schema';
import { listFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';

const words = texts.conditions.account;

/** For each condition what was checked, by which rule, and what that rule does not know. */
export function ConditionsAccount({ conditions }: { conditions: readonly ConditionCertificate[] }) {
  return (
    <>
      <Title order={3}>{words.title}</Title>
      {conditions.map((one) => (
        <OneCondition key={one.id} {...one} />
      ))}
    </>
  );
}

function OneCondition({
  name,
  rule,
  foodsRemoved,
  checks,
  dropped,
  notAssessed,
  unknown,
  source,
  year,
  advice,
}: ConditionCertificate) {
  return (
    <div>
      <Title order={4}>{name}</Title>
      <p>
        {rule} {foodsRemoved > 0 && words.foodsRemoved({ count: foodsRemoved })}
      </p>
      {checks.length + dropped.length > 0 && (
        <List size="sm" spacing={4}>
          {checks.map((check) => (
            <List.Item key={`${check.measure} ${check.per} ${check.kind}`}>
              {check.text}. {verdictOf(check)}
            </List.Item>
          ))}
          {dropped.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      {notAssessed.length > 0 && <p>{words.notAssessed({ foods: listFormat('and').format(notAssessed) })}</p>}
      <p>{words.unknown({ text: unknown })}</p>
      <Text size="sm" c="dimmed">
        {words.source({ source, year })} {advice}
      </Text>
    </div>
  );
}

function verdictOf({ kind, isKept }: ConditionCheck): string {
  if (kind === 'limit') return words.isKept;
  return isKept ? words.isReached : words.isMissed;
}
