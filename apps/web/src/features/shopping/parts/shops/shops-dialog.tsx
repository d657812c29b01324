import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { LIMITS } from '@platewise/contract/limits';
import type { Shop } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { shops as words } from '@platewise/contract/texts/shopping/shops';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { newId } from '../../../../shared/api/random-id.ts';
import { usePendingOperations } from '../../../../shared/sync/mutations/use-pending-operations.ts';
import { Dialog, type DialogProps } from '../../../../shared/ui/dialogs/dialog.tsx';
import dialog from '../../../../shared/ui/dialogs/dialog-content.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import typography from '../../../../shared/ui/typography/typography.module.css';
import { categoryOf } from '../../data/changed-item.ts';
import { LIST_OPERATIONS, lineOf } from '../../data/list-operations.ts';
import { useShopChanges } from '../../data/shops/use-shop-changes.ts';
import classes from '../shopping.module.css';
import { ShopForm } from './shop-form.tsx';

type ShopsProps = { shops: readonly Shop[] };

/** The shops that a person goes to, and which aisles they buy in each. */
export function ShopsDialog({ shops, ...frame }: DialogProps & ShopsProps) {
  return (
    <Dialog title={words.title} {...frame}>
      <div className={dialog.column}>
        <p>{words.text}</p>
        <Shops shops={shops} />
      </div>
    </Dialog>
  );
}

function Shops({ shops }: ShopsProps) {
  const changes = useShopChanges();
  const { queued } = usePendingOperations(LIST_OPERATIONS);
  const list = useListFocus(shops.length);
  const pending = new Set(queued.map(lineOf));

  return (
    <section ref={list} tabIndex={-1} aria-label={words.title} className={classes.place}>
      <Flex component="ul" direction="column">
        {shops.map((shop) => (
          <ShopRow key={shop.id} shop={shop} shops={shops} isQueued={pending.has(shop.id)} changes={changes} />
        ))}
      </Flex>
      {shops.length < LIMITS.shopsMax ? (
        <NewShop shops={shops} changes={changes} />
      ) : (
        <Text inherit c="dimmed" className={classes.ruled}>
          {words.full({ count: LIMITS.shopsMax })}
        </Text>
      )}
    </section>
  );
}

type ShopChanges = ReturnType<typeof useShopChanges>;
type ShopRowProps = ShopsProps & { shop: Shop; isQueued: boolean; changes: ShopChanges };

function ShopRow({ shop, shops, isQueued, changes }: ShopRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const aisles = shop.aisles.length > 0 ? shop.aisles.map(categoryOf).join(', ') : words.noAisles;

  return (
    <Box component="li" className={classes.ruled}>
      <Flex align="center" mih={44} gap="sm" justify="space-between">
        <Box miw={0}>
          <Text dir="auto" className={typography.breakable} span inherit display="block" fw={600}>
            {shop.name}
          </Text>
          <Text span size="sm" c="dimmed">
            {isQueued ? `${aisles} · ${shoppingScreen.item.waits}` : aisles}
          </Text>
        </Box>
        <Group gap="xs" flex="none">
          <Button
            variant="default"
            size="sm"
            aria-label={words.changeNamed({ shop: shop.name })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? formId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.change}
          </Button>
          <Button
            variant="light"
            color="tomato"
            size="sm"
            aria-label={words.removeNamed({ shop: shop.name })}
            onClick={() => changes.remove(shop)}
          >
            {words.remove}
          </Button>
        </Group>
      </Flex>
      {isOpen && (
        <Box id={formId} py="sm" px="md" mt="xs" bdrs="md" bg="var(--sunken)">
          <ShopForm shop={shop} shops={shops} onSave={changes.save} onSaved={() => setIsOpen(false)} />
        </Box>
      )}
    </Box>
  );
}

/** The form for a new shop: open for the first one, else behind a button. */
function NewShop({ shops, changes }: ShopsProps & { changes: ShopChanges }) {
  const [shop, setShop] = useState(newShop);
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isAsked || shops.length === 0;

  function startAgain() {
    setShop(newShop());
    setIsAsked(false);
  }

  return (
    <Box className={classes.ruled}>
      {isOpen ? (
        <ShopForm key={shop.id} shop={shop} shops={shops} onSave={changes.save} onSaved={startAgain} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => setIsAsked(true)}
        >
          {words.add}
        </Button>
      )}
    </Box>
  );
}

/** Its id is made here, so that it can be named without a connection and is named once. */
function newShop(): Shop {
  return { id: newId(), name: '', aisles: [] };
}
