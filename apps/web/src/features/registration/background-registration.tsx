import { Data } from '../remote-data/data.tsx';
import { useRegistration } from './use-registration.ts';

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
