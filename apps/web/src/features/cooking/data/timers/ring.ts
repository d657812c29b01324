/** Two high tones and a pause, like a kitchen timer that is not in a hurry. */
const TONES_HZ = [880, 1175, 880] as const;
const TONE_SECONDS = 0.22;
const EVERY_MS = 2200;
const LOUDNESS = 0.4;

let audio: AudioContext | null = null;
let repeating: ReturnType<typeof setInterval> | null = null;

/** Readies the sound; a browser allows that only while it handles a press of the person. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume();
}

/** Whether a timer would be heard; true where the browser has no sound that could be unlocked. */
export function canRing(): boolean {
  return typeof AudioContext === 'undefined' || audio?.state === 'running';
}

/** Rings until it is stopped. */
export function startRinging(): void {
  if (repeating !== null) return;
  playTones();
  repeating = setInterval(playTones, EVERY_MS);
}

export function stopRinging(): void {
  if (repeating !== null) clearInterval(repeating);
  repeating = null;
}

function playTones(): void {
  if (audio?.state !== 'running') return;
  for (const [place, hertz] of TONES_HZ.entries()) playTone(audio, hertz, audio.currentTime + place * TONE_SECONDS);
}

/** A tone that swells and fades, so that it does not click. */
function playTone(context: AudioContext, hertz: number, at: number): void {
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + TONE_SECONDS);
}
