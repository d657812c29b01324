import { Button } from '@mantine/core';
import type { Receipt } from '@platewise/contract/billing/receipt-schema';
import { receipts as words } from '@platewise/contract/texts/billing/receipts';
import { IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { usePrintSheet } from '../../../shared/print/use-print-sheet.ts';
import { Dialog, type DialogProps } from '../../../shared/ui/dialogs/dialog.tsx';
import classes from './receipt-dialog.module.css';
import { ReceiptDocument } from './receipt-document.tsx';

/** A receipt as it is printed, and the way to paper. */
export function ReceiptDialog({ receipt, opened, onClose }: DialogProps & { receipt: Receipt }) {
  const title = words.documentTitle({ kind: words.kinds[receipt.kind], number: receipt.number });
  return (
    <Dialog title={title} size={640} opened={opened} onClose={onClose}>
      <ReceiptDocument receipt={receipt} />
      <Button
        variant="default"
        mt="lg"
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
      {opened && <ReceiptSheet receipt={receipt} title={title} />}
    </Dialog>
  );
}

function ReceiptSheet({ receipt, title }: { receipt: Receipt; title: string }) {
  const isPrinting = usePrintSheet(title);
  if (!isPrinting) return null;
  // Next to the application, so that all of that can be left out.
  return createPortal(
    <div className={classes.sheet}>
      <h1>{title}</h1>
      <ReceiptDocument receipt={receipt} />
    </div>,
    document.body,
  );
}
