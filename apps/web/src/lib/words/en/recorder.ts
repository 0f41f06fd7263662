export const recorderWords = {
  start: 'Start recording',
  stop: 'Stop recording',
  play: 'Play',
  pause: 'Pause',
  time: 'Recording time',
  progress: 'Playback',
  wave: (length: string, loudest: string) => `The shape of your recording, ${length} long, loudest at ${loudest}.`,
  status: {
    idle: 'Tap to record.',
    starting: 'Waiting for the microphone…',
    tooEarly: 'Recording. Fifteen seconds is enough for an analysis.',
    enough: 'Long enough to analyze. Stop whenever you like.',
    nearEnd: 'Thirty seconds left. The recording stops at five minutes.',
    recorded: 'Recorded. It stays in this browser until it is analyzed or cleared.',
  },
  notices: {
    restored: 'Your last recording is still here.',
    full: 'The recording stopped at five minutes, the longest it can be. All of it is kept.',
    lost: 'The microphone went away, so the recording stopped. What you said until then is kept.',
    'not-kept':
      'Recorded, but this browser could not keep it: a reload would lose it. Analyze it before you leave the page.',
    shortened: 'That recording is longer than five minutes. Here are its first five.',
  },
  hints: {
    silent: "We can't hear anything. Is the microphone muted?",
    'too-loud': 'A little too loud: move back from the microphone.',
    'too-quiet': 'Very quiet: move closer to the microphone.',
    noisy: 'The room is nearly as loud as you are. A quieter corner would help.',
  },
  problems: {
    insecure:
      'Browsers give a page the microphone only over https, and this address has none. Open Understory over https or on the machine it runs on; an existing recording can be opened here as it is.',
    unsupported: 'This browser cannot record sound on a page. An existing recording can be opened instead.',
    denied: 'Could not access the microphone. Please ensure microphone permissions are granted.',
    'no-microphone': 'No microphone was found. Plug one in, or open an existing recording.',
    'in-use': 'The microphone is busy in another program. Close that one and try again.',
    failed: 'The microphone did not start. Try again, or open an existing recording.',
    lost: 'The microphone went away before anything was recorded.',
    unreadable: 'This file holds no sound that the browser can read. What was here before is still here.',
    'too-long': 'This file is too large to open here. Pick one of five minutes or less.',
    'no-sound': 'Nothing was recorded. Record a little longer before you stop.',
  },
  toast: {
    title: 'Recording Failed',
    denied: 'Could not access microphone. Please check permissions.',
  },
  open: 'Open a recording',
  microphone: 'Microphone',
  usualMicrophone: "The browser's choice",
  recognizer: {
    label: 'Use my browser maker’s speech recognition',
    remote:
      "Your browser sends the sound of your recording to its maker, who sends back the words. Turn this on only if you're okay with that.",
    onDevice: 'Your browser writes down your words on this device. Nothing is sent anywhere for it.',
    none: 'This browser cannot turn speech into words. Pace, pauses and pitch are measured all the same.',
  },
  deviceSpeech: {
    get: 'Get transcripts on this device',
    hint: 'Your browser downloads speech recognition for English once. After that it writes down your words on this device.',
    busy: 'Downloading…',
    downloading: 'Downloading speech recognition. You can record meanwhile.',
    ready: 'Speech recognition is ready. Your next recording gets a transcript.',
    failed: 'The download did not finish. Check your connection and the free space on your disk.',
    again: 'Try the download again',
    live: 'Words heard so far',
    problems: {
      network: 'Speech recognition lost its connection, so the transcript stops early. The recording is complete.',
      'not-allowed':
        'Your browser does not allow speech recognition here, so there is no full transcript. Allow it in the settings of this site. The recording is complete.',
      language:
        'Your browser no longer has speech recognition for English on this device. Get it again before the next recording. This recording is complete.',
      failed: 'Speech recognition stopped, so the transcript is not complete. The recording is.',
    },
  },
} as const
