import type { ProblemCode } from '@understory/contract/problem'

export const problems: Readonly<Record<ProblemCode, string>> = {
  'invalid-json': 'La petición no es JSON válido. No cambió nada.',
  'invalid-request': 'La petición no tiene la forma esperada. No cambió nada.',
  'message-empty': 'No llegó nada. ¿Qué te gustaría decir mejor, y a quién?',
  'text-not-well-formed': 'El texto tiene caracteres que no se pueden guardar. Quítalos y envíalo otra vez.',
  'cross-origin': 'Esta petición vino de otro sitio y no se llevó a cabo.',
  'not-found': 'No hay nada en esta dirección.',
  'not-allowed': 'Tu acceso no incluye esto. No cambió nada.',
  'password-needed': 'Esto pide su contraseña.',
  'limit-reached': 'Aquí no cabe más. Quita algo primero; no cambió nada.',
  'reply-fixed': 'Esta respuesta ya no se puede cambiar. Pregunta otra vez para tener una nueva.',
  'method-not-allowed': 'Esta dirección no acepta ese tipo de petición.',
  'body-too-large': 'Es más de lo que cabe en un envío. Envía algo más corto.',
  'unsupported-media-type': 'Envía JSON, con el tipo de contenido application/json.',
  'idempotency-key-reused': 'Esta clave ya se usó para otra petición. No cambió nada.',
  'forest-left':
    'Esto esperaba a un bosque que este navegador ya no abre. No se envió a ningún otro; envíalo otra vez si va aquí.',
  'recording-unreadable': 'Esta grabación no se puede leer. Envía un archivo WAV.',
  'recording-too-long': 'Esta grabación pasa de 5 minutos, lo máximo de una vez.',
  'too-many-requests': 'Fue mucho de una vez. Espera un momento e inténtalo de nuevo.',
  'assistant-unavailable': 'No se pudo llegar al asistente. Tu mensaje está a salvo contigo; inténtalo en un momento.',
  'assistant-refused':
    'El modelo de lenguaje no acepta la clave o el nombre de modelo de esta instalación. Quien la lleva puede arreglarlo; tu mensaje está a salvo.',
  'assistant-busy': 'El modelo de lenguaje está ocupado. Inténtalo en un momento; tu mensaje está a salvo.',
  'assistant-silent':
    'El modelo de lenguaje no respondió a tiempo. Tu mensaje está a salvo contigo; inténtalo en un momento.',
  'assistant-empty':
    'El modelo de lenguaje respondió sin una palabra. Tu mensaje está a salvo contigo; inténtalo en un momento.',
  'assistant-interrupted': 'La respuesta se cortó. Lo que llegó se conserva; inténtalo de nuevo para tenerla entera.',
  'no-translation': 'El libro de frases incluido no tiene esto. Prueba una frase corta de todos los días.',
  'translation-unavailable': 'No se pudo llegar al servicio de traducción. Inténtalo en un momento.',
  closing: 'El servidor se está reiniciando. Inténtalo en un momento.',
  overloaded: 'El servidor tiene ahora más trabajo del que puede. Espera un momento e inténtalo de nuevo.',
  'storage-unavailable': 'Ahora mismo no se puede guardar. Inténtalo en un momento.',
  internal: 'Algo falló en el servidor. No se perdió nada de lo que escribiste; inténtalo en un momento.',
}
