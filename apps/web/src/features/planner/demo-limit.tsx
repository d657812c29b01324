import { Alert, Anchor } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';

/** Both demo generations are used (core 2). */
export function DemoLimit() {
  return (
    <Alert mt="md" color="saffron" variant="light">
      {texts.planner.demoLimit}{' '}
      <Anchor component={Link} to="/signup" inherit fw={600} underline="always">
        {texts.planner.demoSignUp}
      </Anchor>
    </Alert>
  );
}
