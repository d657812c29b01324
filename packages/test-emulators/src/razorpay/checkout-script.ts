/**
 * The stand-in's checkout script: like the real one it defines `window.Razorpay`, which opens a window over the page,
 * where the test pays, has the card declined, or closes it.
 */
export function checkoutScript(url: string): string {
  return `(() => {
  const api = ${JSON.stringify(url)};
  window.Razorpay = class {
    constructor(options) { this.options = options; this.listeners = {}; }
    on(event, listener) { this.listeners[event] = listener; }
    open() {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Razorpay stand-in');
      const text = document.createElement('p');
      text.textContent = this.options.name + ': ' + this.options.description;
      const note = document.createElement('p');
      note.setAttribute('role', 'status');
      dialog.append(text, note);
      const button = (label, act) => {
        const element = document.createElement('button');
        element.type = 'button';
        element.textContent = label;
        element.addEventListener('click', act);
        dialog.append(element);
      };
      const close = () => { dialog.close(); dialog.remove(); };
      const pay = async (outcome) => {
        const response = await fetch(api + '/v1/checkout/pay', {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({ key: this.options.key, subscription_id: this.options.subscription_id, outcome }),
        });
        const answer = await response.json();
        if (response.ok) { close(); this.options.handler(answer); return; }
        note.textContent = answer.error.description;
        this.listeners['payment.failed']?.({ error: answer.error });
      };
      const dismiss = () => { close(); this.options.modal?.ondismiss?.(); };
      button('Success', () => pay('success'));
      button('Failure', () => pay('decline'));
      button('Close', dismiss);
      dialog.addEventListener('cancel', dismiss);
      document.body.append(dialog);
      dialog.showModal();
    }
    close() {}
  };
})();
`;
}
