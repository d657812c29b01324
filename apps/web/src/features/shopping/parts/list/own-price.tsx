import { Box, Button } from '@mantine/core';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useId, useState } from 'react';
import { lazyPart } from '../../../../shared/ui/parts/lazy-part.tsx';
import type { OwnPriceFormProps } from './own-price-form.tsx';

const OwnPriceForm = lazyPart(async () => (await import('./own-price-form.tsx')).OwnPriceForm);

/** What the person paid for the food of a line, on demand. */
export function OwnPrice(form: OwnPriceFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();

  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        ml="calc(-1 * var(--space-8))"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {shoppingScreen.paid.title}
      </Button>
      {isOpen && (
        <Box id={formId} pt="xs">
          <OwnPriceForm {...form} />
        </Box>
      )}
    </div>
  );
}
