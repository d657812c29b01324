import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A receipt or a tax invoice for each charge and credit notes for what is paid back, numbered without gaps; what tax law
 * keeps of them when an account is deleted. The sandbox keeps the price of what it sold, too.
 */
export const receipts: Migration = {
  async up(db) {
    // How much of a refund its documents say already: null without a receipt, so that what a former release adds is found too.
    await sql`
      alter table payment_charge
        add column invoice_url text,
        add column documented_refund_paise integer check (documented_refund_paise between 0 and amount_paise)`.execute(
      db,
    );
    await sql`
      create index payment_charge_undocumented on payment_charge (user_id)
      where documented_refund_paise is distinct from refund_paise`.execute(db);
    await sql`alter table payment_subscription add column buyer_state text`.execute(db);
    await sql`alter table sandbox_subscription add column amount_paise integer check (amount_paise > 0)`.execute(db);
    await sql`
      create table receipt (
        user_id text not null references app_user (id) on delete cascade,
        number text not null,
        kind text not null check (kind in ('receipt', 'tax-invoice', 'credit-note')),
        charge_id text not null,
        plan_id text not null,
        amount_paise integer not null check (amount_paise > 0),
        charged_at timestamptz not null,
        issued_at timestamptz not null,
        is_test boolean not null,
        seller jsonb not null,
        tax jsonb,
        primary key (user_id, number)
      )`.execute(db);
    await sql`
      create unique index receipt_charge on receipt (user_id, charge_id) where kind <> 'credit-note'`.execute(db);
    await sql`
      create table document_series (
        series text not null,
        financial_year integer not null,
        last_number integer not null check (last_number > 0),
        primary key (series, financial_year)
      )`.execute(db);
    await sql`
      create table retained_tax_document (
        number text primary key,
        kind text not null check (kind in ('tax-invoice', 'credit-note')),
        charge_id text not null,
        plan_id text not null,
        amount_paise integer not null,
        charged_at timestamptz not null,
        issued_at timestamptz not null,
        seller jsonb not null,
        tax jsonb not null,
        retained_until timestamptz not null
      )`.execute(db);
    await sql`create index retained_tax_document_until on retained_tax_document (retained_until)`.execute(db);
  },
};
