import type { Certificate } from '@platewise/contract/generation/generation-schema';
import { texts } from '@platewise/contract/texts';
import { signedPercentText } from '../format/signed-percent.ts';
import { MACROS } from '../meal/card/macro-shares.ts';
import { gramsText, kcalText } from '../meal/quantities.ts';
import classes from './certificate-account.module.css';

/** The day's figures next to what was asked for. */
export function CertificateTable({ certificate: { target, actual } }: { certificate: Certificate }) {
  const words = texts.certificate;
  const rows = [
    { label: words.calories, asked: target.calories, planned: actual.calories, text: kcalText },
    ...MACROS.map((macro) => ({
      label: texts.meal[macro],
      asked: target.macros[macro],
      planned: actual.macros[macro],
      text: gramsText,
    })),
  ];

  return (
    <table className={classes.table}>
      <caption>{words.targetsTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.target}</th>
          <th scope="col">{words.plan}</th>
          <th scope="col">{words.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, asked, planned, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text(asked)}</td>
            <td>{text(planned)}</td>
            <td>{signedPercentText(planned, asked)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
