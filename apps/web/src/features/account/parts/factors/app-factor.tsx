import { Button, Group, Stack, Text } from '@mantine/core';
import type { AppSecret, Factors } from '@platewise/contract/account/factor-schema';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormFailure } from '../../../../shared/forms/use-schema-form.ts';
import { useFactors, useForgetFactors } from '../../../../shared/session/use-factors.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { BackupCodes } from './backup-codes.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { useProvedRequest } from './use-proved-request.ts';

const words = texts.accountSettings.factors;

/** Whether signing in asks for a code from an app, and the ways to change that. */
export function AppFactor() {
  const query = useFactors();
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={96} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(factors) => <App app={factors.app} />}
    </QueryStates>
  );
}

type Shown =
  | { kind: 'state' }
  | { kind: 'set-up'; secret: AppSecret }
  | { kind: 'codes'; codes: readonly string[] }
  | { kind: 'renew' }
  | { kind: 'turn-off' };

function App({ app }: Pick<Factors, 'app'>) {
  const [shown, setShown] = useState<Shown>({ kind: 'state' });
  const [isPreparing, setIsPreparing] = useState(false);
  const firstButton = useRef<HTMLButtonElement>(null);
  const session = useSession();
  const forgetFactors = useForgetFactors();
  const request = useProvedRequest();

  function close(): void {
    flushSync(() => setShown({ kind: 'state' }));
    firstButton.current?.focus();
  }

  async function prepare(): Promise<void> {
    setIsPreparing(true);
    const answer = await request('factors/app/prepare');
    setIsPreparing(false);
    if (!answer.ok) return notifyError(answer.sentence);
    const { address, secret } = answer.body;
    setShown({ kind: 'set-up', secret: { address: String(address), secret: String(secret) } });
  }

  async function showCodes(path: string, code: string, done?: string): Promise<FormFailure | null> {
    const answer = await request(path, { code });
    if (!answer.ok) return answer;
    // This browser may have another session now.
    session.forgetToken();
    if (done) notifySuccess(done);
    setShown({
      kind: 'codes',
      codes: Array.isArray(answer.body.backupCodes) ? answer.body.backupCodes.map(String) : [],
    });
    await forgetFactors();
    return null;
  }

  async function turnOff(code: string): Promise<FormFailure | null> {
    const answer = await request('factors/app/remove', { code });
    if (!answer.ok) return answer;
    notifySuccess(words.turnedOff);
    await forgetFactors();
    close();
    return null;
  }

  switch (shown.kind) {
    case 'set-up':
      return (
        <SetUp
          secret={shown.secret}
          onCode={(code) => showCodes('factors/app/confirm', code, words.turnedOn)}
          onClose={close}
        />
      );
    case 'codes':
      return <BackupCodes codes={shown.codes} onClose={close} />;
    case 'renew':
      return (
        <CodeForm
          takes="any"
          text={words.renewText}
          go={words.renewGo}
          onCode={(code) => showCodes('factors/app/backup-codes', code)}
          onClose={close}
        />
      );
    case 'turn-off':
      return <CodeForm takes="any" text={words.turnOffText} go={words.turnOffGo} onCode={turnOff} onClose={close} />;
    case 'state':
      return (
        <Stack gap="sm">
          <Text inherit>{app.isOn ? words.on : words.off}</Text>
          {app.isOn && (
            <Text inherit c="dimmed">
              {app.backupCodesLeft === 0 ? words.noneLeft : words.left({ count: app.backupCodesLeft })}
            </Text>
          )}
          <Group gap="xs" align="stretch">
            {!app.isOn && (
              <Button ref={firstButton} variant="default" loading={isPreparing} onClick={() => void prepare()}>
                {words.setUp}
              </Button>
            )}
            {app.isOn && (
              <>
                <Button ref={firstButton} variant="default" onClick={() => setShown({ kind: 'renew' })}>
                  {words.renew}
                </Button>
                <Button variant="default" onClick={() => setShown({ kind: 'turn-off' })}>
                  {words.turnOff}
                </Button>
              </>
            )}
          </Group>
        </Stack>
      );
  }
}

type SetUpProps = {
  secret: AppSecret;
  onCode: (code: string) => Promise<FormFailure | null>;
  onClose: () => void;
};

/** The secret for a camera and for a keyboard, and the code that shows it has arrived. */
function SetUp({ secret: { address, secret }, onCode, onClose }: SetUpProps) {
  return (
    <Stack gap="md">
      <Text inherit>{words.scan}</Text>
      <QrCode text={address} label={words.picture} />
      <div>
        <Text inherit c="dimmed">
          {words.secret}
        </Text>
        <Text inherit ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Text>
      </div>
      <CodeForm takes="app" go={words.confirm} onCode={onCode} onClose={onClose} />
    </Stack>
  );
}
