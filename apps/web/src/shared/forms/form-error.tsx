import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';

/** What went wrong with the form as a whole; read out at once. */
export function FormError({ sentence }: { sentence: string | null }) {
  if (!sentence) return null;
  return (
    <Alert color="tomato" role="alert" icon={<IconAlertCircle size={20} stroke={1.5} aria-hidden />}>
      {sentence}
    </Alert>
  );
}
