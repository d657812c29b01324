const CODE = 'BARCODES_FILE';

/** A file that cannot be used; the sentence names the line. */
export type BarcodesFileError = Error & { code: typeof CODE };

export function barcodesFileError(why: string): BarcodesFileError {
  return Object.assign(new Error(`BARCODES_FILE cannot be used: ${why}`), { code: CODE } as const);
}

/** Whether a caught value was made by {@link barcodesFileError}. */
export function isBarcodesFileError(error: unknown): error is BarcodesFileError {
  return error instanceof Error && 'code' in error && error.code === CODE;
}
