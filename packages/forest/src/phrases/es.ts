import { lines } from './lines.ts'

/** Everyday phrases in Spanish. Line by line the same as in the other languages. */
export const es = lines(`
Hola.
Buenos días.
Buenas tardes.
Buenas noches.
Buenas noches.
Bienvenidos.
¿Cómo está?
Estoy bien, gracias.
Mucho gusto.
Adiós.
Hasta mañana.
Hasta pronto.
Cuídese.
Que tenga un buen día.
Por favor.
Gracias.
Muchas gracias.
De nada.
Disculpe.
Lo siento.
No hay problema.
Sí.
No.
Quizás.
Por supuesto.
¡Felicidades!
¡Buena suerte!
¡Feliz cumpleaños!
Buen provecho.
Que se mejore pronto.
¿Cómo se llama?
Me llamo Ana.
¿De dónde es?
Vivo cerca.
¿En qué trabaja?
Soy profesor.
Soy enfermero.
Soy estudiante.
Le presento a un amigo mío.
Esta es mi familia.
No entiendo.
¿Podría repetirlo, por favor?
¿Podría hablar más despacio, por favor?
¿Qué significa esta palabra?
¿Cómo se dice esto?
¿Podría escribirlo, por favor?
Estoy aprendiendo su idioma.
¿Habla inglés?
¿Me puede ayudar?
Necesito ayuda.
Tengo una pregunta.
No lo sé.
Déjeme pensarlo.
Estoy de acuerdo.
No estoy de acuerdo.
Yo lo veo de otra manera.
Es una buena idea.
¿Qué le parece?
Cuénteme más.
Le escucho.
Entiendo.
Entiendo lo que me dice.
Eso debe de ser difícil.
¿Cómo puedo ayudar?
¿Quiere hablar de eso?
Estoy aquí para lo que necesite.
Usted no está solo.
Tómese su tiempo.
No se preocupe.
Todo va a salir bien.
Estoy feliz.
Estoy triste.
Estoy cansado.
Estoy preocupado.
Estoy nervioso.
Estoy enojado.
Me llenas de orgullo.
Te extraño.
Te quiero.
Hizo un buen trabajo.
Gracias por su ayuda.
Gracias por su paciencia.
Gracias por escucharme.
Se lo agradezco.
Cometí un error.
Fue culpa mía.
Perdóneme, por favor.
No quería hacerle daño.
No volverá a pasar.
¿Cómo puedo arreglarlo?
Necesito un descanso.
Necesito estar un rato a solas.
No puedo hacer eso.
Hoy no, gracias.
Por favor, no haga eso.
Eso es importante para mí.
Eso me dolió.
¿Podemos hablar?
Hablemos de eso más tarde.
Busquemos juntos una solución.
¿Qué hora es?
¿Tiene tiempo mañana?
¿Podemos vernos a las tres?
Llegaré diez minutos tarde.
Perdón por llegar tarde.
Tengo que irme ahora.
¿Podemos hacerlo otro día?
Nos vemos el lunes.
Le llamaré más tarde.
Llámeme, por favor.
Empecemos.
¿Me oyen todos?
¿Podría explicarlo, por favor?
¿Tienen alguna pregunta?
¿Puedo decir algo?
Déjeme terminar, por favor.
Me gustaría añadir algo.
Hagamos una pausa breve.
¿Cuál es el siguiente paso?
¿Quién se encarga de esto?
¿Para cuándo lo necesita?
Le enviaré un correo electrónico.
¿Podría enviarme el documento, por favor?
Lo haré hoy.
Ya está terminado.
Necesito más tiempo.
¿Puede darme su opinión?
Gracias por sus comentarios.
¿Cómo te fue el día?
¿Cómo te fue en la escuela?
¿Qué aprendiste hoy?
La cena está lista.
Comamos juntos.
Ordena tu cuarto, por favor.
¿Hiciste la tarea?
Que duermas bien.
¿Le ayudo con eso?
¿Dónde está el baño?
¿Dónde está la estación de tren?
¿Cuánto cuesta?
Quisiera un café, por favor.
La cuenta, por favor.
Me perdí.
¿Está lejos de aquí?
Gire a la izquierda.
Gire a la derecha.
¿Dónde le duele?
No me siento bien.
Necesito un médico.
Llame a una ambulancia, por favor.
¿Está usted bien?
Tengo alergia a los frutos secos.
Siéntese, por favor.
Espere un momento, por favor.
Vuelvo enseguida.
¿Necesita algo?
`)
