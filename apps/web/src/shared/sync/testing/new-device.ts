import 'fake-indexeddb/auto';
import { openDeviceDatabase } from '../device-database.ts';
import type { OperationIn } from '../mutations/operations-of.ts';
import type { Operation, OperationInput, OperationKind } from '../queue/operation.ts';
import { operationStore } from '../queue/operation-store.ts';

let devices = 0;

/** The store of a browser that nobody has used. */
export function newDevice() {
  devices += 1;
  const opened = openDeviceDatabase(`device-${devices}`);
  return operationStore(() => opened);
}

let made = 0;

/** An operation of Ana's, as a screen hands it to the queue. */
export function anOperation<Kind extends OperationKind>(
  wanted: { kind: Kind; input: OperationInput<Kind> } & Partial<Omit<Operation, 'kind' | 'input'>>,
): OperationIn<Kind> {
  made += 1;
  return {
    id: `key-${made}`,
    userId: 'ana',
    madeAt: 0,
    firstSentAt: null,
    breakages: 0,
    refusal: null,
    ...wanted,
  } as unknown as OperationIn<Kind>;
}
