// Sound and vibration at the end of a game, for those who have chosen them. Two soft tones, made here: no file is
// fetched.

const TONES = [660, 990]; // a fifth
const TONE_SECONDS = 0.35;

/** @param {{sound: boolean, vibration: boolean}} wanted */
export function celebrate({ sound, vibration }) {
  if (vibration) navigator.vibrate?.([30, 60, 60]);
  if (sound) play(new AudioContext());
}

/** @param {AudioContext} audio */
function play(audio) {
  for (const [at, frequency] of TONES.entries()) {
    const start = audio.currentTime + at * 0.12;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + TONE_SECONDS);
    const tone = new OscillatorNode(audio, { frequency });
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
    if (at === TONES.length - 1) tone.onended = () => audio.close();
  }
}
