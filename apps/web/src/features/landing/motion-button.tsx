import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import classes from './motion-button.module.css';

type MotionButtonProps = {
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
  /** What a press does while it moves, and while it rests. */
  pauseLabel: string;
  playLabel: string;
  /** Whether the words are shown next to the sign. */
  showsLabel?: boolean;
};

/** Stops what moves by itself, and lets it go on; not there where motion is unwanted. */
export function MotionButton({ isPaused, onChange, pauseLabel, playLabel, showsLabel = false }: MotionButtonProps) {
  const label = isPaused ? playLabel : pauseLabel;
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={showsLabel ? undefined : label}
      title={showsLabel ? undefined : label}
      onClick={() => onChange(!isPaused)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      {showsLabel && label}
    </button>
  );
}
