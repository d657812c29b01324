import { texts } from '@platewise/contract/texts';
import { IconSearch } from '@tabler/icons-react';
import { HiddenText } from '../../components/hidden-text.tsx';
import classes from './search-button.module.css';

/** Opens the command palette, and notifies its keys. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <HiddenText>{texts.shell.search}</HiddenText>
      <kbd className={classes.keys}>
        <span className={classes.others}>{texts.shell.searchKeys}</span>
        <span className={classes.apple}>{texts.shell.searchKeysApple}</span>
      </kbd>
    </button>
  );
}
