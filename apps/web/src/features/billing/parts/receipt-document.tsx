import { GST_STATES, stateTaxName } from '@platewise/contract/billing/gst-states';
import type { DocumentTax, Receipt } from '@platewise/contract/billing/receipt-schema';
import { receipts as words } from '@platewise/contract/texts/billing/receipts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import table from '../../../shared/ui/layout/table.module.css';
import { dayText } from '../data/day-text.ts';
import { paiseText } from '../data/paise-text.ts';
import classes from './receipt-document.module.css';

const rupees = (paise: number) => words.rupees({ amount: paiseText(paise) });

/** All that a receipt states; of a tax invoice and a credit note what Indian law asks for (CGST Rules, rules 46 and 53). */
export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const { user } = useAuth();
  const { kind, number, seller, tax, about, isTest, paymentId } = receipt;
  const place = tax?.placeOfSupply;
  return (
    <div>
      {isTest && <p className={classes.test}>{words.testNotice}</p>}
      <Facts
        facts={[
          { name: words.number, value: number },
          { name: words.issued, value: dayText(new Date(receipt.issuedAt)) },
          ...(about ? [{ name: words.about, value: about }] : []),
          { name: words.paidOn, value: dayText(new Date(receipt.chargedAt)) },
          { name: words.payment, value: paymentId },
          { name: words.seller, value: <Lines lines={[seller.name, seller.address, gstinOf(seller.gstin)]} /> },
          { name: words.buyer, value: <Lines lines={[user?.name ?? null, user?.email ?? null]} /> },
          ...(place
            ? [{ name: words.placeOfSupply, value: words.stateAndCode({ state: GST_STATES[place], code: place }) }]
            : []),
        ]}
      />
      <table className={`${table.table} ${classes.amounts}`}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {words.plans[receipt.planId]}
              {tax && `, ${words.sac({ sac: tax.sac })}: ${words.taxable}`}
            </th>
            <td>{rupees(tax ? tax.taxablePaise : receipt.amountPaise)}</td>
          </tr>
          {tax && <TaxRows tax={tax} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{kind === 'credit-note' ? words.credit : words.total}</th>
            <td>{rupees(receipt.amountPaise)}</td>
          </tr>
          {receipt.refundPaise > 0 && (
            <tr>
              <th scope="row">{words.refund}</th>
              <td>{rupees(receipt.refundPaise)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={classes.note}>{tax ? words.reverseCharge : words.noTax}</p>
    </div>
  );
}

function TaxRows({ tax }: { tax: DocumentTax }) {
  const { ratePercent, placeOfSupply, cgstPaise, sgstPaise, igstPaise } = tax;
  const isSplit = igstPaise === 0;
  const rows = isSplit
    ? [
        { name: 'CGST', percent: ratePercent / 2, paise: cgstPaise },
        { name: stateTaxName(placeOfSupply), percent: ratePercent / 2, paise: sgstPaise },
      ]
    : [{ name: 'IGST', percent: ratePercent, paise: igstPaise }];
  return rows.map(({ name, percent, paise }) => (
    <tr key={name}>
      <th scope="row">{words.tax({ name, percent })}</th>
      <td>{rupees(paise)}</td>
    </tr>
  ));
}

function gstinOf(gstin: string | null): string | null {
  return gstin && words.gstin({ gstin });
}

function Lines({ lines }: { lines: readonly (string | null)[] }) {
  return lines.flatMap((line) =>
    line
      ? [
          <span key={line} className={classes.line}>
            {line}
          </span>,
        ]
      : [],
  );
}
