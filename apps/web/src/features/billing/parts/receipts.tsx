import { Anchor, Text, UnstyledButton } from '@mantine/core';
import type { Receipt } from '@platewise/contract/billing/receipt-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { receipts as words } from '@platewise/contract/texts/billing/receipts';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import table from '../../../shared/ui/layout/table.module.css';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { paiseText } from '../data/paise-text.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import classes from './receipts.module.css';

const day = dateFormat({ dateStyle: 'medium' });

/** What was charged, newest first: each opens the document that can be printed, and leads to the provider's invoice. */
export function Receipts() {
  // A charge that was made a moment ago is on it.
  const query = trpc.subscription.receipts.useQuery(undefined, { staleTime: 0 });
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={120} />}
      failed={{ text: words.failed }}
      empty={{
        when: ({ receipts }) => receipts.length === 0,
        show: (
          <Text inherit c="dimmed">
            {words.empty}
          </Text>
        ),
      }}
    >
      {({ receipts, hasMore }) => (
        <>
          <ReceiptTable receipts={receipts} />
          {hasMore && (
            <Text size="sm" mt="sm" c="dimmed">
              {words.olderOnes}
            </Text>
          )}
        </>
      )}
    </QueryStates>
  );
}

function ReceiptTable({ receipts }: { receipts: readonly Receipt[] }) {
  const [shown, setShown] = useState<Receipt | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{words.document}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.provider}</th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.number}>
              <th scope="row">
                <UnstyledButton
                  className={classes.open}
                  aria-label={words.open({ number: receipt.number })}
                  onClick={() => {
                    setShown(receipt);
                    setIsOpen(true);
                  }}
                >
                  {receipt.number}
                </UnstyledButton>
                <span className={classes.line}>{words.plans[receipt.planId]}</span>
                <span className={classes.line}>
                  {words.kinds[receipt.kind]}, {day.format(new Date(receipt.issuedAt))}
                </span>
              </th>
              <td>
                {words.rupees({ amount: paiseText(receipt.amountPaise) })}
                <span className={classes.line}>{stateOf(receipt)}</span>
              </td>
              <td>
                <ProviderInvoice receipt={receipt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown && <ReceiptDialog receipt={shown} opened={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ProviderInvoice({ receipt: { invoiceUrl, number } }: { receipt: Receipt }) {
  if (!invoiceUrl) return <span className={classes.line}>{words.noProviderInvoice}</span>;
  return (
    <Anchor
      href={invoiceUrl}
      target="_blank"
      rel="noreferrer"
      inherit
      aria-label={words.atProvider({ number })}
      className={classes.link}
    >
      {words.atProviderShort}
      <IconExternalLink size={16} stroke={1.5} aria-hidden />
    </Anchor>
  );
}

function stateOf({ kind, amountPaise, refundPaise, isTest }: Receipt): string {
  if (kind === 'credit-note') return words.credited;
  const state =
    refundPaise === 0
      ? words.paid
      : refundPaise >= amountPaise
        ? words.refunded
        : words.refundedPart({ amount: paiseText(refundPaise) });
  return isTest ? `${words.test}. ${state}` : state;
}
