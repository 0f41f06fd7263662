import type { assistant as english } from '../en/assistant.ts'
import type { Words } from '../use-words.ts'

export const assistant: Words<typeof english> = {
  title: 'Asistente de Understory',
  builtIn: 'Coach integrado',
  conversation: 'Conversación',
  you: 'Tú',
  understory: 'Understory',
  placeholder: 'Escribe tu mensaje...',
  inputLabel: 'Tu mensaje',
  send: 'Enviar',
  stop: 'Detener la respuesta',
  hint: 'Enter envía. Mayús y Enter empiezan otra línea.',
  tooLong: (over: string) => `Sobran ${over} caracteres para enviarlo de una vez.`,
  thinking: 'Pensando...',
  unreachable: 'Lo siento, ahora mismo no logro conectarme. Inténtalo más tarde.',
  gone: 'Esta conversación se eliminó, aquí o en otra ventana. Envía tu mensaje otra vez y empezará una nueva.',
  interrupted: 'La respuesta termina aquí: se cortó o la detuviste.',
  notOpened: 'No se pudo abrir esta conversación',
  notOpenedText: 'Quizá se eliminó. Tus demás conversaciones están en Ajustes.',
  renew: 'Nueva conversación',
  practice: 'Practicar esto',
  aloud: 'Ensayar en voz alta',
  aloudTitle: 'Palabras de tu asistente',
  sent: 'Qué se envía',
  actions: {
    copy: 'Copiar esta respuesta',
    copied: 'Copiada',
    retry: 'Responder de nuevo',
    edit: 'Cambiar este mensaje',
    editLabel: 'Tu mensaje modificado',
    resend: 'Enviar de nuevo',
    cancel: 'Cancelar',
    remove: 'Eliminar este intercambio',
    version: (number: number, count: number) => `Versión ${number} de ${count}`,
    earlier: 'Versión anterior',
    later: 'Versión siguiente',
  },
  removal: {
    title: '¿Eliminar este intercambio?',
    question: 'Se van tu mensaje y su respuesta, aquí y en tu historial. Lo que se dijo después se queda.',
    keep: 'Conservarlo',
    confirm: 'Eliminar',
    busy: 'Eliminando...',
    failed: 'No se pudo eliminar',
    later: 'Inténtalo más tarde.',
  },
  system: (context: string) =>
    `Eres Understory, un coach de comunicación cálido y breve. Responde en español. La persona habla en el contexto «${context}». Da una sola cosa concreta para probar.`,
  switched: (context: string) => `He cambiado al contexto «${context}». ¿Cómo te ayudo a comunicarte mejor ahí?`,
  context: {
    heading: 'Contexto',
    lead: '¿Dónde lo vas a decir? El consejo cambia según el lugar.',
    note: 'Al cambiar de contexto, la conversación se queda. Solo cambia el consejo.',
    done: 'Listo',
    descriptions: {
      Personal: 'Crecimiento personal',
      Professional: 'Desarrollo profesional',
      Academic: 'Entornos académicos',
      Social: 'Trato social',
      Public: 'Hablar en público',
      Creative: 'Expresión creativa',
    },
  },
  greetings: {
    Personal: 'Hola. Estamos en el contexto Personal: tu casa, tus amistades y tú. ¿Qué conversación te ronda?',
    Professional:
      'Hola. Estamos en el contexto Profesional: entrevistas, clientes, dinero, mensajes con cuidado. ¿Qué necesitas decir?',
    Academic:
      'Hola. Estamos en el contexto Académico: un docente, una charla, comentarios en clase. ¿Qué quieres poner en palabras?',
    Social:
      'Hola. Estamos en el contexto Social: empezar, seguir la charla, despedirse bien. ¿Dónde verás gente la próxima vez?',
    Public:
      'Hola. Estamos en el contexto Público: una sala te va a escuchar. ¿Cuándo hablas y qué no se pueden perder?',
    Creative:
      'Hola. Estamos en el contexto Creativo: hacer una crítica, recibirla, presentar la obra. ¿Qué estás creando?',
    Work: 'Hola. Estamos en el contexto Trabajo: pedir, opinar, dar una mala noticia a tu jefe. ¿Con quién tienes que hablar?',
    Family: 'Hola. Estamos en el contexto Familia: un hijo, una madre, tu pareja. ¿A quién te gustaría llegar?',
    Faith:
      'Hola. Estamos en el contexto Fe: una charla, alguien a quien consolar, una comunidad que no se pone de acuerdo. ¿Qué viene?',
  },
}
