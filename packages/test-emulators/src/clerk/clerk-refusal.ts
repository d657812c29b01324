/** A refusal in the form that Clerk's libraries read. */
export class ClerkRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly parameter: string | undefined;

  constructor(status: number, code: string, message: string, parameter?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
  }

  body(): object {
    const meta = this.parameter ? { param_name: this.parameter } : {};
    return { errors: [{ code: this.code, message: this.message, long_message: this.message, meta }] };
  }
}
