import { lines } from './lines.ts'

/** Everyday phrases in Portuguese. Line by line the same as in the other languages. */
export const pt = lines(`
Olá.
Bom dia.
Boa tarde.
Boa noite.
Boa noite.
Bem-vindos.
Como você está?
Estou bem, obrigado.
Muito prazer.
Até logo.
Até amanhã.
Até breve.
Cuide-se.
Tenha um bom dia.
Por favor.
Obrigado.
Muito obrigado.
De nada.
Com licença.
Sinto muito.
Não tem problema.
Sim.
Não.
Talvez.
Claro.
Parabéns!
Boa sorte!
Feliz aniversário!
Bom apetite.
Melhoras!
Qual é o seu nome?
Meu nome é Ana.
De onde você é?
Moro perto daqui.
Com o que você trabalha?
Sou professor.
Sou enfermeiro.
Sou estudante.
Este é um amigo meu.
Esta é a minha família.
Não entendo.
Poderia repetir, por favor?
Poderia falar mais devagar, por favor?
O que significa esta palavra?
Como se diz isso?
Poderia escrever isso, por favor?
Estou aprendendo a sua língua.
Você fala inglês?
Você pode me ajudar?
Preciso de ajuda.
Tenho uma pergunta.
Não sei.
Deixe-me pensar nisso.
Concordo.
Não concordo.
Vejo isso de outra forma.
É uma boa ideia.
O que você acha?
Conte-me mais.
Estou ouvindo.
Entendo.
Entendo o que você está dizendo.
Isso deve ser difícil.
Como posso ajudar?
Você quer falar sobre isso?
Pode contar comigo.
Você não está só.
Não tenha pressa.
Não se preocupe.
Vai ficar tudo bem.
Estou feliz.
Estou triste.
Estou cansado.
Estou preocupado.
Estou nervoso.
Estou com raiva.
Tenho orgulho de você.
Sinto sua falta.
Eu te amo.
Você fez um bom trabalho.
Obrigado pela sua ajuda.
Obrigado pela sua paciência.
Obrigado por me ouvir.
Agradeço muito.
Cometi um erro.
A culpa foi minha.
Por favor, me perdoe.
Eu não queria magoar você.
Não vai acontecer de novo.
Como posso consertar isso?
Preciso de uma pausa.
Preciso de um tempo só para mim.
Não posso fazer isso.
Hoje não, obrigado.
Por favor, não faça isso.
Isso é importante para mim.
Isso me magoou.
Podemos conversar?
Vamos falar disso mais tarde.
Vamos encontrar uma solução juntos.
Que horas são?
Você está livre amanhã?
Podemos nos encontrar às três horas?
Vou me atrasar dez minutos.
Desculpe o atraso.
Tenho que ir agora.
Podemos fazer isso outro dia?
Até segunda-feira.
Ligo para você mais tarde.
Por favor, ligue para mim.
Vamos começar.
Todos conseguem me ouvir?
Poderia explicar isso, por favor?
Vocês têm alguma pergunta?
Posso dizer uma coisa?
Deixe-me terminar, por favor.
Gostaria de acrescentar uma coisa.
Vamos fazer uma pequena pausa.
Qual é o próximo passo?
Quem vai fazer isso?
Para quando você precisa disso?
Vou enviar um e-mail para você.
Poderia me enviar o documento, por favor?
Vou fazer isso hoje.
Está pronto.
Preciso de mais tempo.
Você pode me dar um retorno?
Obrigado pelo retorno.
Como foi o seu dia?
Como foi na escola?
O que você aprendeu hoje?
O jantar está pronto.
Vamos comer juntos.
Arrume o seu quarto, por favor.
Você fez a lição de casa?
Durma bem.
Posso ajudar com isso?
Onde fica o banheiro?
Onde fica a estação de trem?
Quanto custa?
Eu queria um café, por favor.
A conta, por favor.
Eu me perdi.
Fica longe daqui?
Vire à esquerda.
Vire à direita.
Onde dói?
Não estou me sentindo bem.
Preciso de um médico.
Chame uma ambulância, por favor.
Você está bem?
Tenho alergia a nozes e castanhas.
Sente-se, por favor.
Um momento, por favor.
Já volto.
Você precisa de alguma coisa?
`)
