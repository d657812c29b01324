import { Data } from '../../../shared/api/data.tsx';
import { useRegistration } from '../data/use-registration.ts';

/** The registration of anyone who is signed in, apart from any screen. */
export function BackgroundRegistration() {
  return (
    <Data>
      <Run />
    </Data>
  );
}

function Run() {
  useRegistration();
  return null;
}
