import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { texts } from '@platewise/contract/texts';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useBackCloses } from '../../components/overlays/use-back-closes.ts';
import classes from './command-palette.module.css';
import { matchesQuery } from './matches-query.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

const [store, palette] = createSpotlight();
const LIST_ID = 'palette-list';

/** The command palette (shell 2): type, choose with the arrows, go. */
export function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { selected } = useSpotlight(store);
  const [query, setQuery] = useState('');
  const groups = usePaletteGroups().map(({ title, commands }) => ({
    title,
    commands: commands.filter(({ label }) => matchesQuery(label, query)),
  }));
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  let next = 0;

  useBackCloses(opened, onClose);

  // Opened after it is mounted, so that it knows where the focus was and gives it back.
  useEffect(() => (opened ? palette.open() : palette.close()), [opened]);

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight={480}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={{ transition: 'fade', duration: 120 }}
      attributes={{ content: { 'aria-label': texts.shell.palette } }}
      classNames={{
        content: classes.content,
        actionsList: classes.list,
        search: classes.search,
        actionsGroup: classes.group,
        action: classes.action,
      }}
    >
      <Spotlight.Search
        variant="unstyled"
        placeholder={texts.shell.palettePlaceholder}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        role="combobox"
        aria-label={texts.shell.palette}
        aria-expanded={count > 0}
        aria-controls={count > 0 ? LIST_ID : undefined}
        aria-activedescendant={count > 0 && selected >= 0 ? optionId(selected) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
      />
      {count > 0 && (
        <Spotlight.ActionsList id={LIST_ID} role="listbox" aria-label={texts.shell.palette}>
          {groups.map(({ title, commands }) => (
            <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
              {commands.map(({ label, Icon, run }) => {
                const index = next++;
                return (
                  <Spotlight.Action
                    key={label}
                    label={label}
                    leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
                    onClick={run}
                    role="option"
                    aria-selected={index === selected}
                    renderRoot={(props) => <button {...props} id={optionId(index)} />}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      {count === 0 && <Spotlight.Empty role="status">{texts.shell.paletteEmpty}</Spotlight.Empty>}
    </Spotlight.Root>
  );
}

function optionId(index: number): string {
  return `palette-option-${index}`;
}
